ALTER TABLE `sign_ups` ADD `site` text;--> statement-breakpoint
CREATE INDEX `sign_ups_site` ON `sign_ups` (`site`,`at`);