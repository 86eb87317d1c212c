CREATE TABLE `substitutes` (
	`substitute_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`day` text NOT NULL,
	`class_codes` text NOT NULL,
	`made_by` integer,
	`created_at` text NOT NULL,
	`sid` text,
	FOREIGN KEY (`made_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `substitutes_day` ON `substitutes` (`day`,`class_codes`);