CREATE TABLE `oauth_device_requests` (
	`sha256` text PRIMARY KEY NOT NULL,
	`user_code_hash` text NOT NULL,
	`client_id` text NOT NULL,
	`client_name` text NOT NULL,
	`resource` text NOT NULL,
	`scopes` text NOT NULL,
	`network_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`polled_at` integer,
	`denied_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_device_requests_user_code` ON `oauth_device_requests` (`user_code_hash`);--> statement-breakpoint
CREATE INDEX `oauth_device_requests_created` ON `oauth_device_requests` (`created_at`);