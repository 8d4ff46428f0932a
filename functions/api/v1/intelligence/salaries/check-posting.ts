import { checkPostingOperation } from "#shared/api/check-posting-operation.http.ts";
import { postingCheckContext } from "#shared/salaries/posting/posting-check-context.http.ts";

export default checkPostingOperation(postingCheckContext);
