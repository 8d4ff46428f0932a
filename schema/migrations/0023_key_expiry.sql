ALTER TABLE `api_keys` ADD `expires_at` integer;--> statement-breakpoint
ALTER TABLE `api_keys` ADD `last_used_on` text;--> statement-breakpoint
ALTER TABLE `pipeline_tokens` ADD `expires_at` integer;