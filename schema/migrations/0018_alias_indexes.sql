CREATE INDEX `city_aliases_city` ON `city_aliases` (`dataset_id`,`city_slug`);--> statement-breakpoint
CREATE INDEX `role_aliases_role` ON `role_aliases` (`dataset_id`,`role_slug`);