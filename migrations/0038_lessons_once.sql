ALTER TABLE `lessons` ADD `idempotency_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `lessons_once` ON `lessons` (`idempotency_key`) WHERE "lessons"."idempotency_key" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `live_games` ADD `idempotency_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `live_games_once` ON `live_games` (`idempotency_key`) WHERE "live_games"."idempotency_key" IS NOT NULL;