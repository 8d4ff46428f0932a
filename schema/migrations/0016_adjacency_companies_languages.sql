CREATE TABLE `licensed_occupations` (
	`dataset_id` integer NOT NULL,
	`soc_code` text NOT NULL,
	`license` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `soc_code`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `onet_relations` (
	`dataset_id` integer NOT NULL,
	`onet_soc` text NOT NULL,
	`related_onet_soc` text NOT NULL,
	`soc_code` text NOT NULL,
	`related_code` text NOT NULL,
	`tier` text NOT NULL,
	`rank` integer NOT NULL,
	`job_zone` integer,
	`related_job_zone` integer,
	`shared` integer NOT NULL,
	`either` integer NOT NULL,
	PRIMARY KEY(`dataset_id`, `onet_soc`, `related_onet_soc`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `onet_relations_soc` ON `onet_relations` (`dataset_id`,`soc_code`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_company_levels` (
	`dataset_id` integer NOT NULL,
	`company_slug` text NOT NULL,
	`rank` integer NOT NULL,
	`level` text,
	`title` text,
	`filings` integer NOT NULL,
	`base` integer,
	`reason` text,
	PRIMARY KEY(`dataset_id`, `company_slug`, `rank`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_company_levels`("dataset_id", "company_slug", "rank", "level", "title", "filings", "base", "reason") SELECT "dataset_id", "company_slug", "rank", "level", "title", "filings", "base", "reason" FROM `company_levels`;--> statement-breakpoint
DROP TABLE `company_levels`;--> statement-breakpoint
ALTER TABLE `__new_company_levels` RENAME TO `company_levels`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
ALTER TABLE `companies` ADD `filed_p10` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `filed_p25` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `filed_median` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `filed_p75` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `filed_p90` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `aliases` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `onet_occupations` ADD `role_slug` text;--> statement-breakpoint
ALTER TABLE `roles` ADD `onet_soc` text;--> statement-breakpoint
ALTER TABLE `language_use` ADD `namings` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `language_use` ADD `share_error` real DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP TABLE `related_occupations`;