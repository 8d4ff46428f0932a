ALTER TABLE `inboxes` ADD `own_addresses` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `mails` ADD `raw_bytes` integer DEFAULT 0 NOT NULL;