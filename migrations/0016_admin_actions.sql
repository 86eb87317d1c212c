CREATE TABLE `admin_actions` (
	`admin_action_id` integer PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`user_id` integer,
	`call` text NOT NULL,
	`about_id` integer,
	`target` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`about_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `admin_actions_at` ON `admin_actions` (`at`);--> statement-breakpoint
CREATE INDEX `admin_actions_user` ON `admin_actions` (`user_id`);--> statement-breakpoint
CREATE INDEX `admin_actions_about` ON `admin_actions` (`about_id`);