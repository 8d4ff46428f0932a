-- Counts per account, kept by the database itself.
CREATE TRIGGER `jobs_tally_insert` AFTER INSERT ON `jobs` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`)
	VALUES (new.`user_id`, 'job:' || new.`status`, 1, +(new.`applied_at` IS NOT NULL OR new.`responded_at` IS NOT NULL), +(new.`responded_at` IS NOT NULL), +(new.`status_changed_at`))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_tally_delete` AFTER DELETE ON `jobs` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`)
	VALUES (old.`user_id`, 'job:' || old.`status`, -1, -(old.`applied_at` IS NOT NULL OR old.`responded_at` IS NOT NULL), -(old.`responded_at` IS NOT NULL), -(old.`status_changed_at`))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`;
END;
--> statement-breakpoint
CREATE TRIGGER `jobs_tally_update` AFTER UPDATE OF `status`, `status_changed_at`, `applied_at`, `responded_at` ON `jobs` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`)
	VALUES (old.`user_id`, 'job:' || old.`status`, -1, -(old.`applied_at` IS NOT NULL OR old.`responded_at` IS NOT NULL), -(old.`responded_at` IS NOT NULL), -(old.`status_changed_at`))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`;
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`)
	VALUES (new.`user_id`, 'job:' || new.`status`, 1, +(new.`applied_at` IS NOT NULL OR new.`responded_at` IS NOT NULL), +(new.`responded_at` IS NOT NULL), +(new.`status_changed_at`))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`;
END;
--> statement-breakpoint
CREATE TRIGGER `contacts_tally_insert` AFTER INSERT ON `contacts` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`)
	VALUES (new.`user_id`, 'contact', 1, +(0), +(0), +(0))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`;
END;
--> statement-breakpoint
CREATE TRIGGER `contacts_tally_delete` AFTER DELETE ON `contacts` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`)
	VALUES (old.`user_id`, 'contact', -1, -(0), -(0), -(0))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`;
END;
--> statement-breakpoint
CREATE TRIGGER `activities_tally_insert` AFTER INSERT ON `activities` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`)
	VALUES (new.`user_id`, 'activity', 1, +(0), +(0), +(0))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`;
END;
--> statement-breakpoint
CREATE TRIGGER `activities_tally_delete` AFTER DELETE ON `activities` BEGIN
	INSERT INTO `pipeline_tallies` (`user_id`, `kind`, `rows`, `applied`, `responded`, `changed_sum`)
	VALUES (old.`user_id`, 'activity', -1, -(0), -(0), -(0))
	ON CONFLICT (`user_id`, `kind`) DO UPDATE SET
		`rows` = `rows` + excluded.`rows`,
		`applied` = `applied` + excluded.`applied`,
		`responded` = `responded` + excluded.`responded`,
		`changed_sum` = `changed_sum` + excluded.`changed_sum`;
END;
