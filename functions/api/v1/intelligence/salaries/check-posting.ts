import { postingCheckContext } from "../../../../../shared/http/contexts/salaries/posting-check-context.ts";
import { checkPostingOperation } from "../../../../check-posting-operation.ts";

export default checkPostingOperation(postingCheckContext);
