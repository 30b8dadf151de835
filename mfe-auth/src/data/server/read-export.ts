import type { OrganizationExport } from '@standby/api-client';
import { UserFacingError } from '@standby/contracts';

/** Thrown if the file was not saved by an export. */
class ExportFileError extends UserFacingError {
  override readonly name = 'ExportFileError';

  constructor(options?: ErrorOptions) {
    super('This file is not an export from Standby. Choose one that Export saved.', options);
  }
}

/**
 * Reads a file that a person chose. The server validates its content.
 *
 * @throws {ExportFileError} if the content is not JSON
 */
export async function readExport(file: Blob): Promise<OrganizationExport> {
  try {
    return JSON.parse(await file.text()) as OrganizationExport;
  } catch (cause) {
    throw new ExportFileError({ cause });
  }
}
