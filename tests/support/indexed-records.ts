/** A subquery for the records of an account whose words are in the search index. */
export function indexedOf(account: string): string {
  return `(
    select id from search_words_docsize where id in (
      select 2 * number from jobs where user_id = '${account}'
      union all select 2 * number + 1 from contacts where user_id = '${account}'
    )
  )`;
}
