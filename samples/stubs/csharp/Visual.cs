// Public members of Sauce Labs Visual that samples use, without their code.
using System;
using System.Threading.Tasks;
using OpenQA.Selenium;

namespace SauceLabs.Visual
{
    public class CreateBuildOptions
    {
        public string Name { get; set; }
        public string Project { get; set; }
        public string Branch { get; set; }
        public string DefaultBranch { get; set; }
        public string CustomId { get; set; }
    }

    public class VisualClient : IDisposable
    {
        public static Task<VisualClient> Create(WebDriver wd, CreateBuildOptions buildOptions) { return null; }
        public Task<string> VisualCheck(string name) { return null; }
        public Task Cleanup() { return null; }
        public void Dispose() { }
    }
}
