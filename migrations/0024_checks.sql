CREATE TABLE `check_results` (
	`user_id` integer NOT NULL,
	`check_id` integer NOT NULL,
	`phase` text NOT NULL,
	`right_words` integer NOT NULL,
	`taken_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `check_id`, `phase`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`check_id`) REFERENCES `checks`(`check_id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `check_results_check` ON `check_results` (`check_id`);--> statement-breakpoint
CREATE TABLE `checks` (
	`check_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`class_code` text NOT NULL,
	`client_id` text NOT NULL,
	`title` text NOT NULL,
	`forms` text NOT NULL,
	`open` text,
	`created` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `checks_class` ON `checks` (`class_code`);