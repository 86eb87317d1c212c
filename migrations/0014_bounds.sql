DROP INDEX `traces_user`;--> statement-breakpoint
CREATE INDEX `traces_user` ON `traces` (`user_id`,`date`);--> statement-breakpoint
CREATE INDEX `activity_answers_uncounted` ON `activity_answers` (`user_id`,`created_at`) WHERE "activity_answers"."activity_log_id" IS NULL;