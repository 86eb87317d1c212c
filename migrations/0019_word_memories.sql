CREATE TABLE `answer_batches` (
	`user_id` integer NOT NULL,
	`idempotency_key` text NOT NULL,
	`received_at` text NOT NULL,
	`answers` text NOT NULL,
	`answer` text NOT NULL,
	PRIMARY KEY(`user_id`, `idempotency_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `answer_batches_received` ON `answer_batches` (`user_id`,`received_at`);--> statement-breakpoint
CREATE TABLE `answer_totals` (
	`word` text NOT NULL,
	`task` text NOT NULL,
	`gap` integer NOT NULL,
	`right_tries` integer NOT NULL,
	`tries` integer NOT NULL,
	PRIMARY KEY(`word`, `task`, `gap`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `known_words` (
	`client_id` text NOT NULL,
	`word` text NOT NULL,
	`place` integer NOT NULL,
	`french` text NOT NULL,
	`english` text NOT NULL,
	`image` text,
	`sound` text,
	PRIMARY KEY(`client_id`, `word`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `known_words_word` ON `known_words` (`word`);--> statement-breakpoint
CREATE TABLE `word_memories` (
	`user_id` integer NOT NULL,
	`word` text NOT NULL,
	`strength` integer NOT NULL,
	`days` integer NOT NULL,
	`due` text,
	`first_seen` text NOT NULL,
	`last_seen` text NOT NULL,
	`right_tries` integer NOT NULL,
	`tries` integer NOT NULL,
	`kept` text NOT NULL,
	PRIMARY KEY(`user_id`, `word`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `word_sources` (
	`client_id` text PRIMARY KEY NOT NULL,
	`stamp` text NOT NULL
);
