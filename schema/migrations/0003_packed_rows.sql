-- Reference data are rows of packed_rows and the tables of the catalog. What 1.0.0 loaded cannot be packed from its tables,
-- so it goes: npm run db:load has all of it in the files of the seeds. Workers of 1.0.0 find no figures from here on.
DELETE FROM `live_dataset`;--> statement-breakpoint
DROP TABLE `roles`;--> statement-breakpoint
DROP TABLE `company_levels`;--> statement-breakpoint
DROP TABLE `filed_occupations`;--> statement-breakpoint
DROP TABLE `filed_titles`;--> statement-breakpoint
DROP TABLE `local_areas`;--> statement-breakpoint
DROP TABLE `local_factors`;--> statement-breakpoint
DROP TABLE `employment_projections`;--> statement-breakpoint
DROP TABLE `licensed_occupations`;--> statement-breakpoint
DROP TABLE `onet_relations`;--> statement-breakpoint
DROP TABLE `packed_cities`;--> statement-breakpoint
DROP TABLE `packed_occupations`;--> statement-breakpoint
DROP TABLE `packed_parts`;--> statement-breakpoint
DROP TABLE `areas`;--> statement-breakpoint
DROP TABLE `employer_costs`;--> statement-breakpoint
DROP TABLE `minimum_wages`;--> statement-breakpoint
DROP TABLE `occupations`;--> statement-breakpoint
DROP TABLE `onet_occupations`;--> statement-breakpoint
DROP TABLE `places`;--> statement-breakpoint
DROP TABLE `price_parities`;--> statement-breakpoint
DROP TABLE `soc_groups`;--> statement-breakpoint
DROP TABLE `sources`;--> statement-breakpoint
DROP TABLE `title_statistics`;--> statement-breakpoint
DROP TABLE `unpublished_jobs`;--> statement-breakpoint
DROP TABLE `wages`;--> statement-breakpoint
DROP TABLE `hires`;--> statement-breakpoint
DROP TABLE `language_use`;--> statement-breakpoint
DROP TABLE `skill_occupations`;--> statement-breakpoint
DROP TABLE `skills`;--> statement-breakpoint
DROP TABLE `tax_localities`;--> statement-breakpoint
DROP TABLE `tax_parameters`;--> statement-breakpoint
DROP TABLE `tax_rates`;--> statement-breakpoint
DROP TABLE `wage_level_areas`;--> statement-breakpoint
DROP TABLE `wage_levels`;--> statement-breakpoint
DELETE FROM `role_aliases`;--> statement-breakpoint
DELETE FROM `city_aliases`;--> statement-breakpoint
DELETE FROM `cities`;--> statement-breakpoint
DELETE FROM `companies`;--> statement-breakpoint
DELETE FROM `datasets`;--> statement-breakpoint
CREATE TABLE `roles` (
	`dataset_id` integer NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`soc_code` text NOT NULL,
	`onet_soc` text,
	`specialized` integer NOT NULL,
	`ai` integer NOT NULL,
	`names_occupation` integer DEFAULT false NOT NULL,
	`filings` integer NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `slug`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `datasets` DROP COLUMN `method_parameters`;--> statement-breakpoint
CREATE TABLE `packed_rows` (
	`dataset_id` integer NOT NULL,
	`format` integer NOT NULL,
	`name` text NOT NULL,
	`body` blob NOT NULL,
	`checksum` text NOT NULL,
	`followers` text,
	PRIMARY KEY(`dataset_id`, `format`, `name`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
