-- What a batch relies on: inserting anything but 1 here ends it, and nothing of it stays.
CREATE VIEW `expectations` AS SELECT NULL AS `held` WHERE false;
--> statement-breakpoint
CREATE TRIGGER `expectations_hold` INSTEAD OF INSERT ON `expectations` WHEN new.`held` IS NOT 1 BEGIN
	SELECT RAISE(ABORT, 'expectation failed');
END;
