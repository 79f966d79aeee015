// Every command, in the order of the help.

import { backup, restore } from './backup.ts';
import { catalogueImport } from './catalogue.ts';
import type { Command } from './command.ts';
import { config } from './config.ts';
import { demo } from './demo.ts';
import { doctor } from './doctor.ts';
import { keyCreate, keyList, keyRevoke } from './key.ts';
import { migrate } from './migrate.ts';
import { schema } from './schema.ts';
import { serve } from './serve.ts';
import { tenantCreate, tenantList, tenantSet } from './tenant.ts';
import { webhookCreate, webhookDelete, webhookList } from './webhook.ts';

export const commands: readonly Command[] = [
  serve,
  tenantCreate,
  tenantList,
  tenantSet,
  keyCreate,
  keyList,
  keyRevoke,
  webhookCreate,
  webhookList,
  webhookDelete,
  demo,
  catalogueImport,
  backup,
  restore,
  migrate,
  doctor,
  config,
  schema,
];
