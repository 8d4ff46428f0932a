ALTER TABLE `webhook_attempts` ADD `url` text;--> statement-breakpoint
ALTER TABLE `webhook_attempts` ADD `request_headers` text;--> statement-breakpoint
ALTER TABLE `webhook_attempts` ADD `address` text;--> statement-breakpoint
ALTER TABLE `webhook_attempts` ADD `response_headers` text;--> statement-breakpoint
ALTER TABLE `webhook_deliveries` ADD `resume_at` integer;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `description` text;