import { checkPostingOperation } from "#shared/api/check-posting-operation.http.ts";
import { postingCheckContext } from "#shared/http/contexts/salaries/posting-check-context.ts";

export default checkPostingOperation(postingCheckContext);
