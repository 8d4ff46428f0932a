-- Fewer rows for each write. Tables without rowid have no index of their own for the primary key; the rows of 1.0.0 are
-- copied into them. Workers of 1.0.0 do not write into these tables.
CREATE TABLE `new_outbox` (
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`position` integer NOT NULL,
	`previous` integer NOT NULL,
	PRIMARY KEY(`user_id`, `position`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_outbox` SELECT `id`, `user_id`, `type`, `payload`, `created_at`, `position`, `previous` FROM `outbox`;
--> statement-breakpoint
CREATE TABLE `new_webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`webhook_id` text NOT NULL,
	`event_id` text NOT NULL,
	`event_position` integer NOT NULL,
	`event` text NOT NULL,
	`content` text DEFAULT 'full' NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`failures` integer NOT NULL,
	`redelivery` integer NOT NULL,
	`resume_at` integer,
	`due_at` integer,
	`sweep_at` integer,
	`claim` text,
	`response_status` integer,
	`error` text,
	`succeeded_at` integer,
	`finished_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_webhook_deliveries`
SELECT delivery.`id`, delivery.`user_id`, delivery.`webhook_id`, delivery.`event_id`, event.`position`, delivery.`event`,
	delivery.`content`, delivery.`status`, delivery.`attempts`, delivery.`failures`, delivery.`redelivery`,
	delivery.`resume_at`, delivery.`due_at`, delivery.`sweep_at`, delivery.`claim`, delivery.`response_status`,
	delivery.`error`, delivery.`succeeded_at`, delivery.`finished_at`, delivery.`created_at`
FROM `webhook_deliveries` delivery JOIN `outbox` event ON event.`id` = delivery.`event_id`;
--> statement-breakpoint
-- The attempt that is under way follows from its delivery.
CREATE TABLE `new_webhook_attempts` (
	`delivery_id` text NOT NULL,
	`number` integer NOT NULL,
	`redelivery` integer NOT NULL,
	`started_at` integer NOT NULL,
	`outcome` text,
	`response_status` integer,
	`error` text,
	`url` text,
	`request_headers` text,
	`address` text,
	`response_headers` text,
	`response_body` text,
	`duration_ms` integer,
	PRIMARY KEY(`delivery_id`, `number`),
	FOREIGN KEY (`delivery_id`) REFERENCES `webhook_deliveries`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `new_webhook_attempts`
SELECT attempt.`delivery_id`, attempt.`number`, attempt.`redelivery`, attempt.`started_at`, attempt.`outcome`,
	attempt.`response_status`, attempt.`error`, attempt.`url`, attempt.`request_headers`, attempt.`address`,
	attempt.`response_headers`, attempt.`response_body`, attempt.`duration_ms`
FROM `webhook_attempts` attempt JOIN `new_webhook_deliveries` delivery ON delivery.`id` = attempt.`delivery_id`
WHERE attempt.`outcome` IS NOT NULL OR delivery.`status` <> 'delivering' OR delivery.`attempts` <> attempt.`number`;
--> statement-breakpoint
DROP TABLE `webhook_attempts`;--> statement-breakpoint
DROP TABLE `webhook_deliveries`;--> statement-breakpoint
DROP TABLE `outbox`;--> statement-breakpoint
ALTER TABLE `new_outbox` RENAME TO `outbox`;--> statement-breakpoint
ALTER TABLE `new_webhook_deliveries` RENAME TO `webhook_deliveries`;--> statement-breakpoint
ALTER TABLE `new_webhook_attempts` RENAME TO `webhook_attempts`;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_log` ON `webhook_deliveries` (`user_id`,`webhook_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_open` ON `webhook_deliveries` (`webhook_id`,`status`,`due_at`) WHERE "webhook_deliveries"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `webhook_deliveries_sweep` ON `webhook_deliveries` (`sweep_at`) WHERE "webhook_deliveries"."sweep_at" is not null;
