CREATE TABLE `held_activities` (
	`user_id` integer NOT NULL,
	`week` text NOT NULL,
	`client_id` text NOT NULL,
	`description` text NOT NULL,
	`activity_date` text NOT NULL,
	`decision` text,
	`decided_at` text,
	PRIMARY KEY(`user_id`, `week`, `client_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `held_activities_decided` ON `held_activities` (`decided_at`);--> statement-breakpoint
ALTER TABLE `settings` ADD `activities_an_hour` integer DEFAULT 30 NOT NULL;