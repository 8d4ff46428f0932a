ALTER TABLE `oauth_clients` ADD `site_hash` text;--> statement-breakpoint
ALTER TABLE `oauth_device_requests` ADD `site_hash` text;