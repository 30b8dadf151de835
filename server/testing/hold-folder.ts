import { lockFolder } from '@standby/server-kit/database/folder-lock';

// A process of a test: takes the folder of its argument, says so, and keeps it until it is killed.
await lockFolder(process.argv[2] ?? '', () => Promise.resolve(''));
process.send?.('locked');
setInterval(() => {}, 60_000);
