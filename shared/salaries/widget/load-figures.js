/** Answers of this page: several widgets of the same figure make one request. */
const answers = new Map();
const maxAnswers = 50;

/** A failure, which is shown instead of a figure. `retryAfter` is in seconds. */
export class Failure extends Error {
  constructor(message, { code = "unavailable", retryAfter, isRetryable = false } = {}) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
    this.isRetryable = isRetryable;
  }
}

async function request(url, key) {
  let response;
  try {
    response = await fetch(url, key ? { headers: { Authorization: `Bearer ${key}` } } : {});
  } catch {
    throw new Failure(
      navigator.onLine
        ? "The figures cannot be reached."
        : "You are offline. The figure is shown once you are online again.",
      { code: navigator.onLine ? "unreachable" : "offline", isRetryable: true },
    );
  }
  if (response.ok) return response.json();
  const { error } = await response.json().catch(() => ({}));
  if (response.status === 429) {
    const retryAfter = Math.min(Number(response.headers.get("Retry-After")) || 30, 90);
    throw new Failure(
      `Too many figures were requested from this network. This one is requested again in ${retryAfter} seconds.`,
      { code: error?.code, retryAfter, isRetryable: true },
    );
  }
  if (response.status < 500 && error) throw new Failure(error.message, { code: error.code });
  throw new Failure("The figures are not available at the moment.", {
    code: error?.code,
    isRetryable: true,
  });
}

/** The figures at a URL, with a white-label key if there is one. @throws Failure */
export function loadFigures(url, key) {
  const id = `${url} ${key ?? ""}`;
  if (!answers.has(id)) {
    if (answers.size >= maxAnswers) answers.delete(answers.keys().next().value);
    const answer = request(url, key);
    answers.set(id, answer);
    answer.catch(() => answers.delete(id));
  }
  return answers.get(id);
}
