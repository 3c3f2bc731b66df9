import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles Java samples. The arguments are the folder of the stubs and a folder that contains a folder for each sample, with the sample
 * and the other classes of its page. The file `main` in it contains the name of the sample. Prints the folder, the line, and the message of
 * each error, separated by tabs.
 */
public class CompileSamples {
  public static void main(String[] args) throws IOException {
    Path classes = Files.createTempDirectory(Path.of(args[1]), "classes");
    compile(javaFilesIn(Path.of(args[0])), classes, classes).forEach(error -> {
      throw new IllegalStateException("The stubs don't compile: " + error);
    });
    try (var folders = Files.list(Path.of(args[1]))) {
      for (Path folder : folders.filter(one -> Files.exists(one.resolve("main"))).sorted().toList()) {
        String main = Files.readString(folder.resolve("main"));
        Path output = Files.createDirectory(folder.resolve("classes"));
        for (var error : compile(javaFilesIn(folder), classes, output)) {
          if (error.getSource() == null || !Path.of(error.getSource().getName()).endsWith(main)) continue;
          String message = error.getMessage(Locale.ENGLISH).replaceAll("\\s+", " ");
          System.out.println(folder.getFileName() + "\t" + error.getLineNumber() + "\t" + message);
        }
      }
    }
  }

  private static List<Path> javaFilesIn(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }

  private static List<Diagnostic<? extends JavaFileObject>> compile(List<Path> files, Path classPath, Path output)
      throws IOException {
    var compiler = ToolProvider.getSystemJavaCompiler();
    var found = new DiagnosticCollector<JavaFileObject>();
    try (var manager = compiler.getStandardFileManager(found, Locale.ENGLISH, null)) {
      var options = List.of("-proc:none", "-nowarn", "-classpath", classPath.toString(), "-d", output.toString());
      compiler.getTask(null, manager, found, options, null, manager.getJavaFileObjectsFromPaths(files)).call();
    }
    return found.getDiagnostics().stream().filter(one -> one.getKind() == Diagnostic.Kind.ERROR).toList();
  }
}
