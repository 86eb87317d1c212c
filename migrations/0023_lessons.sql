CREATE TABLE `class_goals` (
	`class_code` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`target` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `lesson_steps` (
	`code` text NOT NULL,
	`user_id` integer NOT NULL,
	`client_id` text NOT NULL,
	`done_at` text NOT NULL,
	PRIMARY KEY(`code`, `user_id`, `client_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `lesson_steps_user` ON `lesson_steps` (`user_id`);--> statement-breakpoint
CREATE TABLE `lessons` (
	`code` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`steps` text NOT NULL,
	`class_codes` text NOT NULL,
	`first_day` text NOT NULL,
	`last_day` text NOT NULL,
	`is_open_to_visitors` integer DEFAULT false NOT NULL,
	`updated` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lessons_last_day` ON `lessons` (`last_day`);