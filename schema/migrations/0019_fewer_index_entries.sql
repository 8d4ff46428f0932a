DROP INDEX `job_status_moves_latest`;--> statement-breakpoint
CREATE INDEX `job_status_moves_wins` ON `job_status_moves` (`user_id`,`status`,`changed_at`) WHERE "job_status_moves"."status" = 'offer' or "job_status_moves"."status" = 'accepted';--> statement-breakpoint
DROP INDEX `jobs_by_status_age`;--> statement-breakpoint
CREATE INDEX `jobs_oldest_offers` ON `jobs` (`user_id`,`status_changed_at`,`id`) WHERE "jobs"."status" = 'offer';--> statement-breakpoint
DROP INDEX `outbox_by_user`;