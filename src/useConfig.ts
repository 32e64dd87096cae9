import { useEffect, useState } from 'react';
import { loadConfig, loadedConfig, type Config } from './config';

export function useConfig(): Config | undefined {
  const [config, setConfig] = useState(loadedConfig);
  useEffect(() => {
    let left = false;
    loadConfig().then(
      (loaded) => !left && setConfig(loaded),
      () => {},
    );
    return () => {
      left = true;
    };
  }, []);
  return config;
}
