import type { Admission } from './admission/admission.ts';
import type { ScheduledBackups } from './backup/scheduled-backups.ts';
import type { Audit } from './auth/audit.ts';
import type { People } from './auth/authentication.ts';
import type { Originals } from './assets/originals.ts';
import type { AddressSigner } from './assets/signed-addresses.ts';
import type { Callers } from './auth/callers.ts';
import type { LakeConfig } from './config/config.ts';
import type { Erasure } from './erasure/erasure.ts';
import type { Datasets } from './project/open-datasets.ts';
import type { Webhooks } from './webhooks/open-webhooks.ts';

/** What every route needs. One process serves one project. */
export interface Lake extends Callers {
  readonly config: LakeConfig;
  readonly datasets: Datasets;
  /** Files of assets. */
  readonly originals: Originals;
  readonly signer: AddressSigner;
  readonly webhooks: Webhooks;
  readonly backups: ScheduledBackups;
  readonly erasure: Erasure;
  readonly audit: Audit;
  readonly people: People;
  /** What strangers may cause, of all there is to ask for. */
  readonly admission: Admission;
  /** Files that are not where they were opened; see `project/lost-files.ts`. */
  readonly lostFiles: () => readonly string[];
  /** What the program that started the lake finds wrong with the machine: sentences for a manager. */
  readonly machineTroubles: () => readonly string[];
  /** Calls the listener when somebody's rights may have changed: streams and sockets ask again then. */
  readonly onRightsChange: (listener: () => void) => () => void;
}
