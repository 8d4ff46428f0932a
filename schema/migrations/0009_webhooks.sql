CREATE TABLE `webhook_attempts` (
	`delivery_id` text NOT NULL,
	`number` integer NOT NULL,
	`redelivery` integer NOT NULL,
	`started_at` integer NOT NULL,
	`outcome` text,
	`response_status` integer,
	`error` text,
	`response_body` text,
	`duration_ms` integer,
	PRIMARY KEY(`delivery_id`, `number`),
	FOREIGN KEY (`delivery_id`) REFERENCES `webhook_deliveries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`event_id` text NOT NULL,
	`event` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`failures` integer NOT NULL,
	`redelivery` integer NOT NULL,
	`due_at` integer,
	`sweep_at` integer,
	`claim` text,
	`response_status` integer,
	`error` text,
	`succeeded_at` integer,
	`finished_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_latest` ON `webhook_deliveries` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_of_webhook` ON `webhook_deliveries` (`webhook_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_open` ON `webhook_deliveries` (`webhook_id`,`status`,`due_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_sweep` ON `webhook_deliveries` (`sweep_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_event` ON `webhook_deliveries` (`event_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_oldest` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`user_id` text NOT NULL,
	`id` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret` text,
	`previous_secret` text,
	`previous_secret_until` integer,
	`status` text NOT NULL,
	`disabled_reason` text,
	`consecutive_failures` integer NOT NULL,
	`failing_since` integer,
	`last_event` text,
	`last_outcome` text,
	`last_response_status` integer,
	`last_attempt_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhooks_id` ON `webhooks` (`id`);