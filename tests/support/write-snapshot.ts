// Writes one version of a snapshot, or as many as `times` says, each with a number of its own:
// node write-snapshot.ts <folder> <version> [times]
import { writeVersion } from './versioned-snapshot.ts';

const [folder = '', version = '', times] = process.argv.slice(2);
for (let time = 0; time < Number(times ?? 1); time += 1)
  writeVersion(folder, times === undefined ? version : `${version} ${time}`);
