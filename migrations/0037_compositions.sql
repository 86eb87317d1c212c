CREATE TABLE `compositions` (
	`composition_id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`idempotency_key` text NOT NULL,
	`sentences` text NOT NULL,
	`sent_at` text NOT NULL,
	`sticker` text,
	`answer` text DEFAULT '' NOT NULL,
	`answered_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `compositions_once` ON `compositions` (`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `compositions_sent` ON `compositions` (`user_id`,`sent_at`);