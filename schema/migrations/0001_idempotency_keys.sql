CREATE TABLE `idempotency_keys` (
	`account_id` text NOT NULL,
	`operation` text NOT NULL,
	`key` text NOT NULL,
	`body_sha256` text NOT NULL,
	`claim` text NOT NULL,
	`status` integer,
	`body` text,
	`request_id` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `operation`, `key`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `idempotency_keys_claim` ON `idempotency_keys` (`claim`);--> statement-breakpoint
CREATE INDEX `idempotency_keys_created` ON `idempotency_keys` (`created_at`);