CREATE TABLE `live_games` (
	`code` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`plan` text NOT NULL,
	`class_codes` text NOT NULL,
	`created` text NOT NULL,
	`ended` text,
	`hands` text DEFAULT '[]' NOT NULL,
	`players` integer DEFAULT 0 NOT NULL,
	`right_answers` integer DEFAULT 0 NOT NULL,
	`answers` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `live_games_created` ON `live_games` (`created`);--> statement-breakpoint
CREATE TABLE `live_results` (
	`user_id` integer NOT NULL,
	`code` text NOT NULL,
	`answers` text NOT NULL,
	`right_answers` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `code`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`code`) REFERENCES `live_games`(`code`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `live_results_code` ON `live_results` (`code`);