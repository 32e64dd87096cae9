import type { ComponentType } from 'react';
import type { ResourceOptions } from '../addresses';

/** The declaration of a resource, in the shape of react-admin's `<Resource>`. */
export interface Resource {
  /** Also its row in domain/rights.ts. */
  name: string;
  list: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  show?: ComponentType;
  /** Further dialogs over the list, by the last part of their URL. */
  dialogs?: Record<string, ComponentType>;
  /** Pages in place of the list, by their path below its URL, in the router's notation. */
  pages?: Record<string, ComponentType>;
  options: ResourceOptions;
}
