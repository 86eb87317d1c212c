CREATE TABLE `activity_totals` (
	`user_id` integer NOT NULL,
	`month` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `month`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
