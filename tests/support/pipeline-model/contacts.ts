import {
  contactRecord,
  isCompany,
  matchesSearch,
  newest,
  noContactFields,
  page,
} from "./records.ts";
import {
  type Contact,
  type Fields,
  type Given,
  isSame,
  linkChanges,
  type PipelineState,
  type Result,
} from "./state.ts";

export const contactOperations = {
  createContact(state, { body, now, newId }) {
    const { jobIds = [], ...fields } = body as Fields & { jobIds?: string[] };
    for (const job of jobIds) state.job(job);
    const contact: Contact = {
      id: newId,
      fields: { ...noContactFields, ...fields } as Contact["fields"],
      lastContactedAt: null,
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    state.contacts.set(newId, contact);
    for (const job of new Set(jobIds)) state.link(job, newId, "contact");
    return { data: state.emit("contact.created", contactRecord(state, contact)) };
  },
  readContact(state, { id }) {
    const contact = state.contact(id);
    return { data: contactRecord(state, contact), version: contact.version };
  },
  updateContact(state, { id, body, check, now }) {
    const contact = state.contact(id);
    check(contact);
    const { jobIds, ...fields } = body as Fields & { jobIds?: string[] };
    const [add, remove] = linkChanges(state.jobsOf(id), jobIds);
    if (isSame(contact.fields, fields) && add.length + remove.length === 0) {
      return { data: contactRecord(state, contact), version: contact.version };
    }
    for (const job of add) state.job(job);
    Object.assign(contact.fields, fields);
    for (const job of add) state.link(job, id, "contact");
    for (const job of remove) state.unlink(job, id, "contact");
    contact.updatedAt = now;
    contact.version++;
    const data = state.emit("contact.updated", contactRecord(state, contact));
    return { data, version: contact.version };
  },
  deleteContact(state, { id, check }) {
    const contact = state.contact(id);
    check(contact);
    state.emit("contact.deleted", contactRecord(state, contact));
    for (const job of state.jobsOf(id)) state.unlink(job, id, "contact");
    state.contacts.delete(id);
    for (const record of [...state.activities, ...state.calendar]) {
      if (record.contactId !== id) continue;
      record.contactId = null;
      record.version++;
    }
    return { data: { id, deleted: true } };
  },
  listContacts(state, { query }) {
    const matching = newest([...state.contacts.values()]).filter(
      ({ fields: { name, email, company, title, notes } }) =>
        isCompany(company, query.company) &&
        matchesSearch([name, email, company, title, notes], query.q),
    );
    return page("contacts", matching, query, (contact) => contactRecord(state, contact));
  },
} as const satisfies Record<string, (state: PipelineState, given: Given) => Result>;
