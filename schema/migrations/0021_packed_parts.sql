CREATE TABLE `packed_parts` (
	`dataset_id` integer NOT NULL,
	`name` text NOT NULL,
	`part` integer NOT NULL,
	`format` integer NOT NULL,
	`body` blob NOT NULL,
	`checksum` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `format`, `name`, `part`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `packed_occupations` ADD `separate_titles` integer DEFAULT 0 NOT NULL;