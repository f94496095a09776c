import { existsSync } from 'node:fs';
import { readCatalogue } from '#data/catalogue/read.ts';
import { joinModel } from '#data/join.ts';
import { readSnapshot } from '#data/snapshot.ts';
import { type Model } from '#model/model.ts';

/** Whether the committed snapshot exists. */
export const hasCommittedSnapshot = existsSync('data/snapshot/manifest.json');

/** The model of the committed data on a fixed day. Throws a DataError when the data is invalid. */
export const committedModel = (): Model =>
  joinModel(readSnapshot('data/snapshot').rows, readCatalogue('data'), '2026-11-20');
