ALTER TABLE `bravos` ADD `taken_back_at` text;--> statement-breakpoint
ALTER TABLE `bravos` ADD `taken_back_reason` text;