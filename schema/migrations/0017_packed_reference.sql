CREATE TABLE `packed_cities` (
	`dataset_id` integer NOT NULL,
	`format` integer NOT NULL,
	`body` blob NOT NULL,
	`checksum` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `format`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `packed_occupations` (
	`dataset_id` integer NOT NULL,
	`soc_code` text NOT NULL,
	`format` integer NOT NULL,
	`body` blob NOT NULL,
	`checksum` text NOT NULL,
	PRIMARY KEY(`dataset_id`, `format`, `soc_code`),
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action
);
