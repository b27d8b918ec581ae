CREATE INDEX `documents_id` ON `documents` (`collection`,`id`);--> statement-breakpoint
CREATE INDEX `documents_slug` ON `documents` (`collection`,"json" ->> '$.slug');--> statement-breakpoint
CREATE INDEX `documents_category` ON `documents` (`collection`,"json" ->> '$.category.id');