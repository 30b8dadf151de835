import { runEntrypoint } from '@companion-module/base';
import { StandbyInstance } from './instance';

runEntrypoint(StandbyInstance, []);
