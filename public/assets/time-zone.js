/** Fills in the browser's time zone where a form has none yet. */
const field = document.querySelector("input[name=timeZone]");
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
if (field?.value === "UTC" && timeZone) field.value = timeZone;
