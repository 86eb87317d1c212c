CREATE TABLE `best_scores` (
	`user_id` integer NOT NULL,
	`client_id` text NOT NULL,
	`score` integer NOT NULL,
	`reached_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `client_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
