ALTER TABLE `contacts` ADD `origin` text;--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_by_origin` ON `contacts` (`user_id`,`origin`) WHERE "contacts"."origin" is not null;--> statement-breakpoint
ALTER TABLE `jobs` ADD `role_given` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `city_given` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `jobs` ADD `origin` text;--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_by_origin` ON `jobs` (`user_id`,`origin`) WHERE "jobs"."origin" is not null;