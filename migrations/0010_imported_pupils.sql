CREATE TABLE `imported_pupils` (
	`import_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`imported_at` text NOT NULL,
	`former` text,
	`imported` text NOT NULL,
	PRIMARY KEY(`import_id`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `imported_pupils_user` ON `imported_pupils` (`user_id`);