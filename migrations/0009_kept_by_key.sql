PRAGMA defer_foreign_keys = ON;
--> statement-breakpoint
CREATE TABLE `whitelist_by_key` (
	`user_id` integer NOT NULL,
	`client_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `client_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `whitelist_by_key` (`user_id`, `client_id`) SELECT `user_id`, `client_id` FROM `whitelist` ORDER BY `user_id`, `client_id`;
--> statement-breakpoint
DROP TABLE `whitelist`;
--> statement-breakpoint
ALTER TABLE `whitelist_by_key` RENAME TO `whitelist`;
--> statement-breakpoint
CREATE TABLE `activity_answers_by_key` (
	`user_id` integer NOT NULL,
	`idempotency_key` text NOT NULL,
	`activity_log_id` integer,
	`count` integer NOT NULL,
	`refusal` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `idempotency_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `activity_answers_by_key` (`user_id`, `idempotency_key`, `activity_log_id`, `count`, `refusal`, `created_at`) SELECT `user_id`, `idempotency_key`, `activity_log_id`, `count`, `refusal`, `created_at` FROM `activity_answers` ORDER BY `user_id`, `idempotency_key`;
--> statement-breakpoint
DROP TABLE `activity_answers`;
--> statement-breakpoint
ALTER TABLE `activity_answers_by_key` RENAME TO `activity_answers`;
--> statement-breakpoint
CREATE INDEX `activity_answers_age` ON `activity_answers` (`created_at`);
--> statement-breakpoint
CREATE TABLE `activities_by_key` (
	`user_id` integer NOT NULL,
	`week` text NOT NULL,
	`client_id` text NOT NULL,
	`activity_log_id` integer NOT NULL,
	`description` text NOT NULL,
	`activity_date` text NOT NULL,
	PRIMARY KEY(`user_id`, `week`, `client_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `activities_by_key` (`user_id`, `week`, `client_id`, `activity_log_id`, `description`, `activity_date`) SELECT `user_id`, `week`, `client_id`, `activity_log_id`, `description`, `activity_date` FROM `activities` ORDER BY `user_id`, `week`, `client_id`;
--> statement-breakpoint
DROP TABLE `activities`;
--> statement-breakpoint
ALTER TABLE `activities_by_key` RENAME TO `activities`;
--> statement-breakpoint
CREATE TABLE `activity_totals_by_key` (
	`user_id` integer NOT NULL,
	`month` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`user_id`, `month`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `activity_totals_by_key` (`user_id`, `month`, `count`) SELECT `user_id`, `month`, `count` FROM `activity_totals` ORDER BY `user_id`, `month`;
--> statement-breakpoint
DROP TABLE `activity_totals`;
--> statement-breakpoint
ALTER TABLE `activity_totals_by_key` RENAME TO `activity_totals`;
--> statement-breakpoint
CREATE TABLE `bravo_counts_by_key` (
	`month` text NOT NULL,
	`user_id` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`month`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `bravo_counts_by_key` (`month`, `user_id`, `count`) SELECT `month`, `user_id`, `count` FROM `bravo_counts` ORDER BY `month`, `user_id`;
--> statement-breakpoint
DROP TABLE `bravo_counts`;
--> statement-breakpoint
ALTER TABLE `bravo_counts_by_key` RENAME TO `bravo_counts`;
--> statement-breakpoint
CREATE INDEX `bravo_counts_user` ON `bravo_counts` (`user_id`);
--> statement-breakpoint
CREATE TABLE `multiplayer_scores_by_key` (
	`user_id` integer NOT NULL,
	`week` text NOT NULL,
	`correct_answers` integer NOT NULL,
	PRIMARY KEY(`user_id`, `week`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `multiplayer_scores_by_key` (`user_id`, `week`, `correct_answers`) SELECT `user_id`, `week`, `correct_answers` FROM `multiplayer_scores` ORDER BY `user_id`, `week`;
--> statement-breakpoint
DROP TABLE `multiplayer_scores`;
--> statement-breakpoint
ALTER TABLE `multiplayer_scores_by_key` RENAME TO `multiplayer_scores`;
