-- Words alone, each behind its account and kind of record; the text stays in the tables. What is written
-- here has been folded and taken apart already, so that nothing but spaces separates words.
CREATE VIRTUAL TABLE `search_words` USING fts5(`words`, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '_.+#'");
--> statement-breakpoint
CREATE TRIGGER `search_entries_delete` AFTER DELETE ON `search_entries` BEGIN
	DELETE FROM `search_words` WHERE `rowid` = old.`number`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_update` AFTER UPDATE OF `company`, `title`, `location`, `notes` ON `jobs` BEGIN
	DELETE FROM `search_entries` WHERE `user_id` = old.`user_id` AND `record` = 'job' AND `record_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_search_delete` AFTER DELETE ON `jobs` BEGIN
	DELETE FROM `search_entries` WHERE `user_id` = old.`user_id` AND `record` = 'job' AND `record_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `contacts_search_update` AFTER UPDATE OF `name`, `email`, `company`, `title`, `notes` ON `contacts` BEGIN
	DELETE FROM `search_entries` WHERE `user_id` = old.`user_id` AND `record` = 'contact' AND `record_id` = old.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `contacts_search_delete` AFTER DELETE ON `contacts` BEGIN
	DELETE FROM `search_entries` WHERE `user_id` = old.`user_id` AND `record` = 'contact' AND `record_id` = old.`id`;
END;
