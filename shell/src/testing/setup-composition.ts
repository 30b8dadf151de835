import { workspaceComposition } from '@standby/federation-config';
import { defineComposition } from '../composition/places';

// The pages of the last build carry these, too.
defineComposition(workspaceComposition);
