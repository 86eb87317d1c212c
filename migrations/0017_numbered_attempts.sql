DROP INDEX `attempts_subject`;--> statement-breakpoint
ALTER TABLE `attempts` ADD `number` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `attempts_subject` ON `attempts` (`subject`,`number`);