/** Runs before the commands of package.json that read what is made of the clients. */
import { makeClients } from "./make-clients.ts";

makeClients();
