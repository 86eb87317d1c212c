CREATE TABLE `authenticators` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	`recovery_codes` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `dealt_missions` (
	`user_id` integer NOT NULL,
	`day` text NOT NULL,
	`words` text NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `dealt_missions_day` ON `dealt_missions` (`day`);--> statement-breakpoint
CREATE TABLE `held_answers` (
	`user_id` integer NOT NULL,
	`idempotency_key` text NOT NULL,
	`reason` text NOT NULL,
	`received_at` text NOT NULL,
	`answers` text NOT NULL,
	`decision` text,
	`decided_at` text,
	PRIMARY KEY(`user_id`, `idempotency_key`, `reason`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `held_answers_decided` ON `held_answers` (`decided_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`passkey_id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text DEFAULT '[]' NOT NULL,
	`relying_party` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `used_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`used_at` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `admin_actions` ADD `changes` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `answers_an_hour` integer DEFAULT 600 NOT NULL;--> statement-breakpoint
ALTER TABLE `settings` ADD `requires_second_factor` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Two checks of a class could be opened at the same time. Only the newest stays open.
UPDATE `checks` SET `open` = NULL WHERE `open` IS NOT NULL AND `check_id` NOT IN (
  SELECT max(`check_id`) FROM `checks` WHERE `open` IS NOT NULL GROUP BY `class_code`
);--> statement-breakpoint
CREATE UNIQUE INDEX `checks_open` ON `checks` (`class_code`) WHERE "checks"."open" IS NOT NULL;--> statement-breakpoint
-- Turns off Bravo and bonus for pages that can never count.
UPDATE `menu_stamp` SET `stamp` = max(`stamp` + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE EXISTS (
  SELECT 1 FROM `menu_links`
  WHERE (`is_bravo_enabled` OR `is_bonus_enabled`)
    AND `client_id` NOT IN (SELECT `client_id` FROM `games`)
    AND `client_id` NOT IN (SELECT `client_id` FROM `pages` WHERE `kind` IN ('videos', 'stories'))
    AND `client_id` NOT GLOB 'Page_Mission_*' AND `client_id` NOT GLOB 'Page_*Games_*'
);--> statement-breakpoint
UPDATE `menu_links` SET `is_bravo_enabled` = 0, `is_bonus_enabled` = 0
WHERE (`is_bravo_enabled` OR `is_bonus_enabled`)
  AND `client_id` NOT IN (SELECT `client_id` FROM `games`)
  AND `client_id` NOT IN (SELECT `client_id` FROM `pages` WHERE `kind` IN ('videos', 'stories'))
  AND `client_id` NOT GLOB 'Page_Mission_*' AND `client_id` NOT GLOB 'Page_*Games_*';
