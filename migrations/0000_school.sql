CREATE TABLE `activities` (
	`activity_log_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`client_id` text NOT NULL,
	`description` text NOT NULL,
	`activity_date` text NOT NULL,
	`week` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `activities_once_a_week` ON `activities` (`user_id`,`week`,`client_id`);--> statement-breakpoint
CREATE INDEX `activities_date` ON `activities` (`activity_date`);--> statement-breakpoint
CREATE TABLE `activity_answers` (
	`user_id` integer NOT NULL,
	`idempotency_key` text NOT NULL,
	`activity_log_id` integer,
	`count` integer NOT NULL,
	`refusal` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`user_id`, `idempotency_key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `activity_answers_age` ON `activity_answers` (`created_at`);--> statement-breakpoint
CREATE TABLE `attempts` (
	`attempt_id` integer PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_subject` ON `attempts` (`subject`,`at`);--> statement-breakpoint
CREATE TABLE `bonus` (
	`id` integer PRIMARY KEY NOT NULL,
	`is_active` integer DEFAULT false NOT NULL,
	`client_id` text,
	`claim_id` text,
	`updated` text
);
--> statement-breakpoint
CREATE TABLE `bonus_claims` (
	`bonus_claim_id` integer PRIMARY KEY NOT NULL,
	`claim_id` text NOT NULL,
	`client_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`bravo_count` integer NOT NULL,
	`activity_count` integer DEFAULT 0 NOT NULL,
	`claimed_at` text NOT NULL,
	`awarded_at` text,
	`cleared_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bonus_claims_once` ON `bonus_claims` (`claim_id`);--> statement-breakpoint
CREATE INDEX `bonus_claims_user` ON `bonus_claims` (`user_id`,`claimed_at`);--> statement-breakpoint
CREATE TABLE `bravo_counts` (
	`month` text NOT NULL,
	`user_id` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`month`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `bravo_counts_user` ON `bravo_counts` (`user_id`);--> statement-breakpoint
CREATE TABLE `bravos` (
	`bravo_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`date_created` text NOT NULL,
	`week` text NOT NULL,
	`source` text NOT NULL,
	`grant_key` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bravos_once` ON `bravos` (`grant_key`);--> statement-breakpoint
CREATE INDEX `bravos_user` ON `bravos` (`user_id`,`date_created`);--> statement-breakpoint
CREATE TABLE `classes` (
	`class_code` text PRIMARY KEY NOT NULL,
	`teacher_name` text NOT NULL,
	`grade` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `deleted_games` (
	`id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `games` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`kind` text NOT NULL,
	`description` text NOT NULL,
	`instructions` text NOT NULL,
	`data` text NOT NULL,
	`updated` text NOT NULL,
	`is_edited` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `games_client` ON `games` (`client_id`);--> statement-breakpoint
CREATE TABLE `logs` (
	`log_id` integer PRIMARY KEY NOT NULL,
	`data` text NOT NULL,
	`date_created` text NOT NULL,
	`date_received` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `logs_received` ON `logs` (`date_received`);--> statement-breakpoint
CREATE TABLE `media` (
	`hash` text PRIMARY KEY NOT NULL,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `menu_links` (
	`menu_link_id` integer PRIMARY KEY NOT NULL,
	`client_id` text DEFAULT '' NOT NULL,
	`group_id` integer NOT NULL,
	`parent_group_id` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`display_name` text NOT NULL,
	`icon` text DEFAULT '' NOT NULL,
	`is_enabled` integer DEFAULT true NOT NULL,
	`is_bravo_enabled` integer DEFAULT false NOT NULL,
	`is_new` integer DEFAULT false NOT NULL,
	`is_bonus_enabled` integer DEFAULT false NOT NULL,
	`is_auth_required` integer DEFAULT false NOT NULL,
	`is_admin_required` integer DEFAULT false NOT NULL,
	`is_white_list_enabled` integer DEFAULT false NOT NULL,
	`external_identifier` text,
	`is_edited` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `menu_links_client` ON `menu_links` (`client_id`) WHERE "menu_links"."client_id" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX `menu_links_group` ON `menu_links` (`group_id`);--> statement-breakpoint
CREATE INDEX `menu_links_parent` ON `menu_links` (`parent_group_id`,`position`);--> statement-breakpoint
CREATE INDEX `menu_links_new` ON `menu_links` (`parent_group_id`) WHERE "menu_links"."is_new";--> statement-breakpoint
CREATE INDEX `menu_links_record` ON `menu_links` (`external_identifier`) WHERE "menu_links"."external_identifier" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `menu_stamp` (
	`id` integer PRIMARY KEY NOT NULL,
	`stamp` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `multiplayer_scores` (
	`user_id` integer NOT NULL,
	`week` text NOT NULL,
	`correct_answers` integer NOT NULL,
	PRIMARY KEY(`user_id`, `week`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `page_versions` (
	`page_version_id` integer PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`updated` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_versions_once` ON `page_versions` (`client_id`,`updated`);--> statement-breakpoint
CREATE TABLE `pages` (
	`client_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`updated` text NOT NULL,
	`is_edited` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`id` integer PRIMARY KEY NOT NULL,
	`enable_pin` integer DEFAULT false NOT NULL,
	`mpg_bravo_cap` integer DEFAULT 10 NOT NULL,
	`is_leaderboard_visible` integer DEFAULT true NOT NULL,
	`shows_class_to_visitors` integer DEFAULT false NOT NULL,
	`retention_days` integer DEFAULT 30 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `traces` (
	`trace_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`client_id` text NOT NULL,
	`date` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `traces_date` ON `traces` (`date`);--> statement-breakpoint
CREATE INDEX `traces_user` ON `traces` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_name` text NOT NULL,
	`user_name_key` text NOT NULL,
	`display_name` text NOT NULL,
	`class_code` text,
	`avatar_url` text NOT NULL,
	`is_admin` integer DEFAULT false NOT NULL,
	`is_enabled` integer DEFAULT true NOT NULL,
	`password_hash` text,
	`pin` text,
	`token_version` integer DEFAULT 1 NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`class_code`) REFERENCES `classes`(`class_code`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_name` ON `users` (`user_name_key`);--> statement-breakpoint
CREATE INDEX `users_class` ON `users` (`class_code`,`display_name`);--> statement-breakpoint
CREATE TABLE `video_views` (
	`video_view_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`client_id` text NOT NULL,
	`video` text NOT NULL,
	`week` text NOT NULL,
	`watched_at` text NOT NULL,
	`idempotency_key` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `video_views_once` ON `video_views` (`user_id`,`idempotency_key`);--> statement-breakpoint
CREATE INDEX `video_views_week` ON `video_views` (`week`,`user_id`);--> statement-breakpoint
CREATE TABLE `whitelist` (
	`user_id` integer NOT NULL,
	`client_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `client_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
